import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Returns the environment of a browser that has the same wide fonts (DejaVu) on every machine. Systems without fontconfig
 * ignore it.
 */
export function fontEnvironment() {
  const directory = mkdtempSync(join(tmpdir(), 'cdec-fonts-'))
  const file = join(directory, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${resolve('node_modules/dejavu-fonts-ttf/ttf')}</dir><cachedir>${directory}</cachedir>
<alias binding="same"><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
<match><edit name="family" mode="append" binding="same"><string>DejaVu Sans</string></edit></match>
</fontconfig>`,
  )
  return { ...process.env, FONTCONFIG_FILE: file }
}

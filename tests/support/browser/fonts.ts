import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The fonts that the tests' browser has, whatever the machine has: narrow ones (Arimo, the metrics of Arial) or wide ones
 * (DejaVu, a fifth wider).
 */
export type Fonts = 'narrow' | 'wide'

const stacks = {
  narrow: { folder: 'node_modules/@expo-google-fonts/arimo', serif: 'Arimo', sans: 'Arimo' },
  wide: { folder: 'node_modules/dejavu-fonts-ttf/ttf', serif: 'DejaVu Serif', sans: 'DejaVu Sans' },
}

/** Returns the environment of a browser that has only these fonts. Systems without fontconfig ignore it. */
export function fontEnvironment(fonts: Fonts) {
  const { folder, serif, sans } = stacks[fonts]
  const directory = mkdtempSync(join(tmpdir(), 'cdec-fonts-'))
  const file = join(directory, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${resolve(folder)}</dir><cachedir>${directory}</cachedir>
<alias binding="same"><family>serif</family><prefer><family>${serif}</family></prefer></alias>
<match><edit name="family" mode="append" binding="same"><string>${sans}</string></edit></match>
</fontconfig>`,
  )
  return { ...process.env, FONTCONFIG_FILE: file }
}

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The build in a folder of its own, to be served, replaced and damaged. */
export function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-release-'))
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  return folder
}

/** Another release: the same program with every hashed file under another name, as if each had changed. */
export function nextRelease(): string {
  const folder = copyBuild()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const hashed = files.map((file) => basename(file)).filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name))
  const renamed = (text: string) =>
    hashed.reduce((rest, name) => rest.replaceAll(name, name.replace(/-([\w-]{8})\./, '-B$1.')), text)
  for (const file of files.filter((name) => /\.(?:js|css|html|json|webmanifest)$/.test(name))) {
    const path = join(folder, file)
    let text = renamed(readFileSync(path, 'utf8'))
    // What the worker keeps under an unhashed name has changed too.
    if (file === 'sw.js') text = text.replace(/"revision":"[^"]+"/g, `"revision":"b${Date.now()}"`)
    if (file === 'sw.js') text = text.replace(/revision:"[^"]+"/g, `revision:"b${Date.now()}"`)
    writeFileSync(path, text)
    renameSync(path, join(folder, file.slice(0, file.length - basename(file).length), renamed(basename(file))))
  }
  return folder
}

/** Puts a release in the place of the one that is being served: what it does not hold is gone. */
export function deploy(release: string, served: string): void {
  for (const name of readdirSync(served)) rmSync(join(served, name), { recursive: true })
  cpSync(release, served, { recursive: true })
}

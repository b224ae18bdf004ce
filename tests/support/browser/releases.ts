import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { hashOf } from '../../../build/content-policy'
import { integrityOf } from '../../../build/integrity'

/** Copies the build without compressed files to a temporary folder. Returns the folder. */
export function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-release-'))
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  return folder
}

/** Makes another release: a copy of the build in which every hashed file has another name, as if it had changed. */
export function nextRelease(): string {
  const folder = copyBuild()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const hashed = /-[\w-]{8}\.(?:js|css|json)/g
  const names = new Set(files.flatMap((file) => basename(file).match(hashed) ?? []))
  const rename = (text: string) => text.replaceAll(hashed, (name) => (names.has(name) ? name.replace('-', '-B') : name))
  // The import maps contain the names of chunks, and the content policy contains the hashes of the import maps.
  const scripts = ['app.html', 'index.html'].flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/<script type="importmap"[^>]*>([\s\S]*?)<\/script>/g),
  ])
  const allow = (text: string) =>
    scripts.reduce((rest, [, script = '']) => rest.replaceAll(hashOf(script), hashOf(rename(script))), text)
  for (const file of files.filter((name) => /\.(?:js|css|html|json)$/.test(name))) {
    const path = join(folder, file)
    const text = allow(rename(readFileSync(path, 'utf8'))).replace(/ data-release="/, '$&B')
    // Files without a hash in their name change by their revision, which contains no capital letter in a build.
    writeFileSync(path, file === 'sw.js' ? text.replace(/"revision":"\w/g, '"revision":"B') : text)
    renameSync(path, join(dirname(path), rename(basename(path))))
  }
  resign(folder)
  return folder
}

/** Updates the hashes in the worker's manifest to those of the current files. */
export function resign(folder: string): void {
  const worker = join(folder, 'sw.js')
  const integrity = (url: string) => integrityOf(readFileSync(join(folder, url)))
  const signed = readFileSync(worker, 'utf8').replace(
    /"integrity":"[^"]*"(,"revision":(?:null|"\w+"),"url":"([^"]+)")/g,
    (_all, entry: string, url: string) => `"integrity":"${integrity(url)}"${entry}`,
  )
  writeFileSync(worker, signed)
}

/** Replaces the served release by another one, and deletes all other files. */
export function deploy(release: string, served: string): void {
  cpSync(release, served, { recursive: true })
  const wanted = new Set(readdirSync(release, { recursive: true, encoding: 'utf8' }))
  for (const file of readdirSync(served, { recursive: true, encoding: 'utf8' }))
    if (!wanted.has(file)) rmSync(join(served, file), { recursive: true, force: true })
}

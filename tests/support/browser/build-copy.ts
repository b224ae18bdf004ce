import { execFileSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

// With Vitest's variables Vite would make a test build.
const own = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }

/** Copies the sources to a folder and builds them there; returns the folder of the build. */
export function buildCopy(folder: string, env: Record<string, string>): string {
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of sources.filter(Boolean)) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const vite = resolve('node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build'], { cwd: folder, env: { ...own, ...env }, stdio: 'ignore' })
  return join(folder, 'dist')
}

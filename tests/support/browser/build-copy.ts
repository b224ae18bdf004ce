import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Vitest's variables are those of a test build, which is refused.
export const ownEnvironment = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }

/** What a checkout does not have. */
const generated = new Set(['node_modules', 'dist', '.git', '.refresh', '.site', 'releases'])

/** Copies the sources to a folder, with the installed packages. */
export function copySources(folder: string): void {
  for (const name of readdirSync('.')) if (!generated.has(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

/** Copies the sources to a folder and builds them there; returns the folder of the build. */
export function buildCopy(folder: string, env: Record<string, string>): string {
  copySources(folder)
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env: { ...ownEnvironment, ...env },
    stdio: 'ignore',
  })
  return join(folder, 'dist')
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the project, as somebody has it who has just installed the packages. */
export interface ProjectCopy {
  folder: string
  remove: () => void
}

/** Copies the project. Its folder has a space, an accent, and the name of the back office's folder. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'cdec-copy-'))
  const folder = join(root, 'src/admin/à côté')
  mkdirSync(folder, { recursive: true })
  const left = new Set(['node_modules', 'dist', '.git', '.refresh', '.site', 'releases'])
  for (const name of readdirSync('.')) if (!left.has(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findOrInstallEngines } from '../../scripts/engines.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    engines: ReturnType<typeof findOrInstallEngines>
  }
}

/** Finds or installs the browsers, and makes a temporary folder for the files of the run. */
export function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'cdec-engines-'))
  process.env['TMPDIR'] = folder
  provide('engines', findOrInstallEngines())
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'cdec-tests-'))

/** The files and processes of a run have a temporary folder of their own, which is removed after the last of them. */
export function setup() {
  process.env['TMPDIR'] = folder
}

export function teardown() {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

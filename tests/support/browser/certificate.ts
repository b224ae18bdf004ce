import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** Makes a certificate that nobody trusts. Resolves to it and its key in one PEM text. */
export async function makeCertificate(domain: string): Promise<string> {
  return getCertificate(mkdtempSync(join(tmpdir(), 'cdec-certificate-')), domain, [domain])
}

import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifySite } from '../../scripts/verify-site.mjs'
import { haveNginx, startNginx } from '../support/browser/nginx'
import { startProvider } from '../support/browser/open-site'
import { type Served } from '../support/browser/processes'

describe.skipIf(!haveNginx())('a deployed site is compared with the build', () => {
  let provider: Served
  const deployed = mkdtempSync(join(tmpdir(), 'cdec-deployed-'))
  beforeAll(async () => {
    provider = await startProvider()
    cpSync('dist', deployed, { recursive: true })
    return provider.kill
  })

  async function faultsOf() {
    const nginx = await startNginx({ provider: provider.url, outDir: deployed })
    return (await verifySite(nginx.url)).faults
  }

  test('the same files behind the shipped configuration are the build', async () => {
    expect(await faultsOf()).toEqual([])
  })

  test('a file that was changed, one that is not there and a header that is gone are named', async () => {
    for (const ending of ['', '.br', '.gz']) rmSync(join(deployed, `apple-touch-icon.png${ending}`), { force: true })
    for (const ending of ['.br', '.gz']) rmSync(join(deployed, `robots.txt${ending}`), { force: true })
    appendFileSync(join(deployed, 'robots.txt'), '# x')
    writeFileSync(join(deployed, 'nginx/headers.conf'), 'add_header X-Content-Type-Options nosniff always;\n')
    const faults = await faultsOf()
    expect(faults).toContainEqual(expect.stringMatching(/^apple-touch-icon\.png: \/apple-touch-icon\.png answers 404/))
    expect(faults).toContainEqual(expect.stringMatching(/^robots\.txt: \/robots\.txt differs/))
    expect(faults).toContain('/ is sent without Strict-Transport-Security')
  })

  test('a site that does not answer and a missing build are reported', async () => {
    await expect(verifySite('http://127.0.0.1:9')).rejects.toThrow('No site answers at http://127.0.0.1:9.')
    await expect(verifySite('http://127.0.0.1:9', deployed.concat('-none'))).rejects.toThrow('There is no build')
  })
})

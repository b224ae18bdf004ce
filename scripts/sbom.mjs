import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// After a build: what the site is made of, as CycloneDX, beside it. The same packages give the same file: without the
// time, the random number, npm's own version, the name of the folder and where the packages were fetched from.
const json = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { serialNumber: _random, ...sbom } = JSON.parse(json)
const own = sbom.metadata.component['bom-ref']
sbom.metadata = {
  component: { ...sbom.metadata.component, type: 'application', name, purl: `pkg:npm/${name}@${version}` },
}
if (!sbom.dependencies.some(({ ref }) => ref === own)) throw new Error('The packages of the site are not listed')
for (const component of sbom.components)
  component.externalReferences = component.externalReferences?.filter(({ type }) => type !== 'distribution')
writeFileSync('sbom.cdx.json', `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`sbom.cdx.json: ${sbom.components.length} packages`)

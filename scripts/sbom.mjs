import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// Runs after a build: writes the CycloneDX bill of materials beside it. The file is reproducible: it has no time, serial
// number, npm version, folder name or registry.
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

/**
 * Returns the CycloneDX bill of materials of the packages that a release consists of, from its lockfile, and of nothing else: it
 * has no time, serial number or address of a registry.
 */
export function billOfMaterials({ packages }) {
  const refOf = (path) => `${nameOf(path)}@${packages[path].version}`
  const nameOf = (path) => packages[path].name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purlOf = (path) => `pkg:npm/${nameOf(path).replace('@', '%40')}@${packages[path].version}`
  const paths = placesBelow(packages, needsOf(packages, ''))
  // A package that is installed in two places is one component.
  const all = [...new Map([...paths].map((path) => [refOf(path), path])).values()].toSorted()
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': refOf(''),
        type: 'application',
        name: nameOf(''),
        version: packages[''].version,
        purl: purlOf(''),
      },
    },
    components: all.map((path) => ({
      'bom-ref': refOf(path),
      type: 'library',
      name: nameOf(path),
      version: packages[path].version,
      purl: purlOf(path),
      hashes: hashesOf(packages[path].integrity),
      licenses: [{ expression: packages[path].license }],
    })),
    dependencies: ['', ...all].map((path) => ({
      ref: refOf(path),
      dependsOn: needsOf(packages, path).map(refOf).toSorted(),
    })),
  }
}

/**
 * Returns the places of packages, and of all that they need.
 * @param {string[]} places
 */
export function placesBelow(packages, places) {
  // A set that grows while it is walked.
  const all = new Set(places)
  for (const place of all) for (const needed of needsOf(packages, place)) all.add(needed)
  return all
}

function needsOf(packages, place) {
  const { dependencies, optionalDependencies } = packages[place]
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
    (name) => placeOf(packages, name, place) ?? [],
  )
}

/** Returns where a package is installed that another one imports; undefined for an optional one that is not. */
function placeOf(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return undefined
  }
}

/** The lockfile's hashes are base64, those of CycloneDX hexadecimal. */
function hashesOf(integrity) {
  const [, algorithm, hash] = /^sha(\d+)-(.+)$/.exec(integrity)
  return [{ alg: `SHA-${algorithm}`, content: Buffer.from(hash, 'base64').toString('hex') }]
}

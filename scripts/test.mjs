import { findOrInstallChromium } from './chromium.mjs'
import { installWhatIsMissing, run, runSideBySide } from './install.mjs'

// npm test: everything that must hold, the quick checks first. npm run test:full takes the matrices whole (every route
// in both languages, schemes and widths; every fault on every kind of screen), which takes some minutes more.
installWhatIsMissing()
const full = { FULL_MATRIX: process.argv.includes('--full') ? '1' : '' }
const npm = (script) => {
  console.log(`\n— ${script}`)
  run('npm', ['run', '--silent', script], full)
}
npm('routes')
await runSideBySide(['types', 'lint', 'format', 'catalogs'])
npm('test:app')
const chromium = findOrInstallChromium()
npm('build')
console.log('\n— test:browser')
run('npm', ['run', '--silent', 'test:browser'], {
  ...full,
  CHROMIUM_PATH: chromium,
})

import { findOrInstallChromium, findOrInstallHeadlessShell } from './chromium.mjs'
import { command } from './command.mjs'
import { installWhatIsMissing, run, runSideBySide } from './install.mjs'

const help = `npm test, npm run test:full
Everything that must hold, the quick checks first. test:full (--full) takes the matrices whole: every route in both
languages, schemes and widths, every fault on every kind of screen, the other engines, and what a screen reader says.
One file alone: npx vitest run FILE.`

await command(help, { full: { type: 'boolean', default: false } }, async (options) => {
  const npm = (script) => {
    console.log(`\n— ${script}`)
    run('npm', ['run', '--silent', script])
  }
  installWhatIsMissing()
  const chromium = (options.full ? undefined : findOrInstallHeadlessShell()) ?? findOrInstallChromium()
  npm('routes')
  await runSideBySide(['types', 'lint', 'format', 'catalogs', 'build -- --quick'])
  const projects = ['plain', 'screens', 'browser', ...(options.full ? ['matrix'] : [])]
  // In one run: where one project waits for its last files, the next one begins.
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects.map((name) => `--project=${name}`)], {
    env: { FULL_MATRIX: options.full ? '1' : '', CHROMIUM_PATH: chromium },
  })
  if (options.full) npm('test:engines')
  if (options.full) npm('test:voice')
})

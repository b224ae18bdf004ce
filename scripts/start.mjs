import { installWhatIsMissing, run } from './install.mjs'

// npm start [-- --port 4173]: what is missing is installed, the site is built, and served with its service worker.
installWhatIsMissing()
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'preview', '--', ...process.argv.slice(2)])

// The files of tests share the product's modules. A lazy import that is under way when a file ends would fail, and stay
// failed for those after it: so everything is there before the first.
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  // What begins to run as soon as it is loaded.
  '!/src/{main,prerender,sw}.*',
  '!/src/app/boot/**',
  '!/src/**/*worker.ts',
])

if (typeof window !== 'undefined') await Promise.all(Object.values(modules).map((load) => load()))

// The files of tests share the product's modules (vite.config.ts). An import that is interrupted by the end of a file would
// stay failed for the files after it, so everything is loaded before the first test.
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  // These modules start the product when they are loaded.
  '!/src/{main,prerender,sw}.*',
  '!/src/app/boot/**',
  '!/src/**/*worker.ts',
])

if (typeof window !== 'undefined') await Promise.all(Object.values(modules).map((load) => load()))

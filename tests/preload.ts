import { routeTree } from '@/routeTree.gen'

// The files of tests share the product's modules (vitest.config.ts). An import that is interrupted by the end of a file would
// stay failed, or pending, for the files after it, so everything is loaded before the first test: the modules, and the
// components that the router's plugin cuts out of the modules of the routes.
const modules = import.meta.glob([
  '/src/**/*.{ts,tsx}',
  // A test with fake timers does not wait until a catalog is compiled.
  '/src/i18n/locales/**/*.po',
  // These modules start the product when they are loaded.
  '!/src/{main,prerender,sw}.*',
  '!/src/app/boot/**',
  '!/src/**/*worker.ts',
])

interface Part {
  preload?: () => Promise<unknown>
}
interface Route {
  options: { component?: Part; errorComponent?: Part }
  children?: Record<string, Route>
}

async function loadComponents({ options, children = {} }: Route): Promise<void> {
  const { component, errorComponent } = options
  await Promise.all([
    component?.preload?.(),
    errorComponent?.preload?.(),
    ...Object.values(children).map(loadComponents),
  ])
}

await Promise.all(Object.values(modules).map((load) => load()))
await loadComponents(routeTree as unknown as Route)

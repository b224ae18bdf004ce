interface Rules {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}

type Policy<Given extends Rules> = { [Rule in keyof Given]: (value: string) => string }

interface PolicyFactory {
  createPolicy: <Given extends Rules>(name: string, rules: Given) => Policy<Given>
}

/** Creates a policy of Trusted Types, under a name that the content policy allows; undefined where the browser has none. */
export function trustedTypesPolicy<Given extends Rules>(name: string, rules: Given): Policy<Given> | undefined {
  if (!('trustedTypes' in globalThis)) return undefined
  // TypeScript's DOM types do not include Trusted Types yet.
  const factory = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory
  return factory.createPolicy(name, rules)
}

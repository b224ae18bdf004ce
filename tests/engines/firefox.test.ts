import { describe, inject } from 'vitest'
import { openFirefox } from './firefox.mjs'
import { tellStories } from './stories'

const { firefox } = inject('engines')

describe.skipIf(firefox === undefined).each(['normal', 'laravel served'] as const)('Firefox, scenario %s', (scenario) =>
  tellStories(() => openFirefox(firefox ?? ''), scenario),
)

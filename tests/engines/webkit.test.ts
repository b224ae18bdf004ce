import { describe, inject } from 'vitest'
import { tellStories } from './stories'
import { openWebKit } from './webkit.mjs'

const { webkit } = inject('engines')

describe.skipIf(webkit === undefined).each(['normal', 'laravel served'] as const)('WebKit, scenario %s', (scenario) =>
  tellStories(() => openWebKit(webkit ?? missing), scenario),
)

const missing = { driver: '', display: '', browser: '' }

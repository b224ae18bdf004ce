import { describe, inject } from 'vitest'
import { openFirefox } from './firefox.mjs'
import { tellStories } from './stories'

const { firefox } = inject('engines')

describe.skipIf(firefox === undefined)('Firefox', () => tellStories(() => openFirefox(firefox ?? '')))

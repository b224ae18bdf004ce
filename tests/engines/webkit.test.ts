import { describe, inject } from 'vitest'
import { tellStories } from './stories'
import { openWebKit } from './webkit.mjs'

const { webkit } = inject('engines')

describe.skipIf(webkit === undefined)('WebKit', () => tellStories(() => openWebKit(webkit ?? missing)))

const missing = { driver: '', display: '', browser: '' }

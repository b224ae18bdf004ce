import { defineConfig } from 'vite'
import { preview } from './build/preview.ts'
import { provider } from './mocks/plugin.ts'

// What `vite preview` needs of vite.config.ts: it starts in a third of the time.
export default defineConfig({
  plugins: [provider(), preview()],
  preview: { port: 4173, host: true },
})

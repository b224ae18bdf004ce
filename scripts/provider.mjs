import { CommandError, command, load, portOf } from './command.mjs'

const help = `npm run provider -- [--port 4300] [--data file.json]
Serves the built-in provider by itself, over HTTP.

  --port N      its port (4300); 0 takes any that is free
  --data FILE   other data than the seeds: see mocks/README.md`

const options = { port: { type: 'string', default: '4300' }, data: { type: 'string' } }

await command(help, options, async ({ port: word, data }) => {
  const port = portOf(word)
  const { start } = await load('./mocks/standalone.ts')
  const { url } = await start({ port, data }).catch((error) => {
    if (error.code === 'EADDRINUSE') throw new CommandError(`Port ${port} is taken: choose another with --port.`)
    if (error.code === 'ENOENT') throw new CommandError(`There is no file ${data}.`)
    throw data === undefined ? error : new CommandError(`${data} holds no data of a provider: ${error.message}`)
  })
  console.log(`The built-in provider answers at ${url}/api, its control page is ${url}/__mock`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
})

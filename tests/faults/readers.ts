import { ask } from './ask.ts'
import { type Client, Refusal } from './client.ts'

/** Goes through these paths again and again. */
export function createReader(paths: string[]): Client {
  let next = 0
  return async (address) => {
    const path = paths[next++ % paths.length] ?? '/'
    const answer = await ask(address + path, { headers: { accept: 'text/html,image/webp,*/*' } })
    if (answer.status !== 200) throw new Refusal(path, answer)
  }
}

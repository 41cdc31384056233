import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const askers = 2
const connectionsOfEach = 16

/** Measures how many responses a server on loopback sends to two processes with 16 connections each. */
export async function responsesPerSecond(port: number, request: string, seconds: number): Promise<number> {
  const counts = await Promise.all(Array.from({ length: askers }, () => count(port, request, seconds)))
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function count(port: number, request: string, seconds: number): Promise<number> {
  const args = ['tests/bench/load/ask-again-and-again.ts', port, connectionsOfEach, seconds].map(String)
  const asker = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  asker.stdin.end(request)
  const responses = Number(await text(asker.stdout))
  if (!(responses > 0)) throw new Error('Nobody answered')
  return responses
}

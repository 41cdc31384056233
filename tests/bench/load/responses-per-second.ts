import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const generators = 2
const connectionsOfEach = 16

/** Measures how many responses a server on loopback sends to two processes with 16 connections each. */
export async function responsesPerSecond(port: number, request: string, seconds: number): Promise<number> {
  const counts = await Promise.all(Array.from({ length: generators }, () => count(port, request, seconds)))
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function count(port: number, request: string, seconds: number): Promise<number> {
  const args = ['tests/bench/load/load-generator.ts', port, connectionsOfEach, seconds].map(String)
  const generator = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  generator.stdin.end(request)
  const responses = Number(await text(generator.stdout))
  if (!(responses > 0)) throw new Error('No response arrived')
  return responses
}

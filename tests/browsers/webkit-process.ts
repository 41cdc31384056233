import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../engines/free-port.ts'
import { displayProgram, webkitProgram } from './install-browsers.ts'

/** Starts WebKit's driver on a virtual screen: GTK opens no window without one. */
export async function spawnWebkit() {
  const screen = spawn(
    displayProgram,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driver = spawn(webkitProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  })
  const endpoint = `http://127.0.0.1:${port}`
  const stop = async () => {
    await end(driver)
    await end(screen)
  }
  try {
    await untilReady(endpoint)
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint, stop }
}

async function untilReady(endpoint: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`${endpoint}/status`)
      return
    } catch (error) {
      if (tries === 100) throw error
      await wait(100)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

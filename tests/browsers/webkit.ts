import type { Point } from '../../domain/geometry/polygon.ts'
import { type Driver, desktop, type Key, type Size } from './driver.ts'
import { listenForErrors, takeErrors } from './listen-for-errors.ts'
import { WebDriverSession } from './web-driver.ts'
import { spawnWebkit } from './webkit-process.ts'

const keys: Record<Key, string> = { ArrowRight: '\uE014', End: '\uE010', Escape: '\uE00C' }

/**
 * WebKit in the small browser that comes with it (MiniBrowser). Plain WebDriver cannot read the console, so the page
 * itself records errors: see listen-for-errors.ts.
 */
export async function startWebkit(): Promise<Driver> {
  const { endpoint, stop } = await spawnWebkit()
  const session = await WebDriverSession.start(endpoint).catch(async (error) => {
    await stop()
    throw error
  })
  const evaluate = <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
    session.post<Result>('execute/sync', {
      script: `(${listenForErrors})(); return (${work})(...arguments)`,
      args,
    })
  const resize = async (size: Size) => {
    await session.post('window/rect', size)
  }
  await resize(desktop)
  let errors: string[] = []
  const collectErrors = async () => {
    errors.push(...(await evaluate(takeErrors)))
  }
  return {
    name: `WebKit ${session.browserVersion}`,
    async open(url) {
      await collectErrors()
      await session.post('url', { url })
    },
    resize,
    evaluate,
    async drag(...points) {
      await session.post('actions', { actions: [mouse(points)] })
    },
    async type(text) {
      await session.post('actions', { actions: [keyboard(text)] })
    },
    async press(key) {
      await session.post('actions', { actions: [keyboard(keys[key])] })
    },
    async takeErrors() {
      await collectErrors()
      const taken = errors
      errors = []
      return taken
    },
    async close() {
      try {
        await session.end()
      } finally {
        await stop()
      }
    },
  }
}

function mouse([from, ...others]: [Point, ...Point[]]) {
  const move = ({ x, y }: Point) => ({
    type: 'pointerMove',
    duration: 50,
    x: Math.round(x),
    y: Math.round(y),
    origin: 'viewport',
  })
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [move(from), down, ...others.map(move), up],
  }
}

function keyboard(text: string) {
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return { type: 'key', id: 'keyboard', actions }
}

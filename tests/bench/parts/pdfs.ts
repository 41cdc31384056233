import { setTimeout as sleep } from 'node:timers/promises'
import { listApartments } from '../../../backend/data/apartments.ts'
import { openDemoSite } from '../demo-site.ts'
import { type Figure, median, type Part } from '../figure.ts'

const lists = 9
const cards = 20
const requestInterval = 10

export const pdfs: Part = {
  title: 'PDF',
  about:
    'A price list of all 117 apartments of the demo building: the first one, which waits until the drawing thread has started, then the median of nine others; the card of an apartment, the median of 20, resizing of its photos included; and the longest wait for a cached page meanwhile.',
  measure: () => measurePdfs(),
}

async function measurePdfs(): Promise<Figure[]> {
  const site = await openDemoSite()
  try {
    const apartments = await listApartments(site.backend.db)
    const visitor = watch(`${site.url}/apartments`)
    // No apartment is that small, so each number gives another URL with the same apartments.
    const list = (number: number) => time(`${site.url}/price-list.pdf?minArea=0.${number}`)
    const first = await list(1)
    const others = []
    for (let number = 2; number < 2 + lists; number++) others.push(await list(number))
    const ofCards = []
    for (const { id } of apartments.slice(0, cards))
      ofCards.push(await time(`${site.url}/apartments/${id}/card.pdf`))
    return [
      { what: 'the first price list of 117 apartments', value: first, limit: { atMost: 1000 }, unit: 'ms' },
      { what: 'another one', value: median(others), limit: { atMost: 1000 }, unit: 'ms' },
      { what: 'a card', value: median(ofCards), limit: { atMost: 2000 }, unit: 'ms' },
      { what: 'the longest wait for a cached page meanwhile', value: await visitor.stop(), unit: 'ms' },
    ]
  } finally {
    await site.close()
  }
}

async function time(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`)
  return performance.now() - started
}

/** Requests a page repeatedly until `stop` is called, which returns the longest time. */
function watch(url: string): { stop(): Promise<number> } {
  let isOver = false
  const longest = (async () => {
    const waits = []
    while (!isOver) {
      waits.push(await time(url))
      await sleep(requestInterval)
    }
    // The first response was rendered; the others came from the cache.
    return Math.max(...waits.slice(1))
  })()
  return {
    stop() {
      isOver = true
      return longest
    },
  }
}

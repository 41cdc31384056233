import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { type ProgressFeed, writeProgressFeed } from './write-progress-feed.ts'

const feed: ProgressFeed = {
  title: 'Дневник на строежа: Бриз & Ко',
  author: 'Бриз',
  page: 'https://example.com/progress',
  feed: 'https://example.com/progress.xml',
  language: 'bg',
  entries: [
    {
      id: 'https://example.com/progress#1',
      link: 'https://example.com/progress?page=2#1',
      title: '5 март 2026 г. · Акт 14',
      date: '2026-03-05',
      updatedAt: '2026-03-05T10:00:00.000Z',
      text: 'Плоча <6> & „море“',
      images: ['https://example.com/files/progress/1/a.jpg'],
    },
  ],
}

/** The texts of the feed's elements by their names; throws where the XML is not well formed. */
function parse(xml: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  const parser = new SaxesParser()
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    found[name] = [...(found[name] ?? []), text]
    text = ''
  })
  parser.write(xml).close()
  return found
}

test('an entry has its day, its place and its text with pictures', () => {
  const xml = writeProgressFeed(feed)
  expect(xml).toContain(
    '<link rel="alternate" type="text/html" href="https://example.com/progress?page=2#1"/>',
  )
  expect(parse(xml)).toMatchObject({
    title: ['Дневник на строежа: Бриз & Ко', '5 март 2026 г. · Акт 14'],
    id: [feed.page, 'https://example.com/progress#1'],
    published: ['2026-03-05T00:00:00Z'],
    updated: ['2026-03-05T10:00:00.000Z', '2026-03-05T10:00:00.000Z'],
    content: [
      '<p>Плоча &lt;6&gt; &amp; „море“</p><p><img src="https://example.com/files/progress/1/a.jpg" alt=""/></p>',
    ],
  })
})

test('a feed without entries is a feed, too', () => {
  expect(parse(writeProgressFeed({ ...feed, entries: [] }))).toMatchObject({
    title: [feed.title],
    updated: ['2000-01-01T00:00:00.000Z'],
  })
})

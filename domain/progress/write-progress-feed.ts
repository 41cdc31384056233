import { escapeXml } from '../feed/write-xml.ts'

/** Programs ask often, and want only what is new. */
export const newestInFeed = 30

export interface ProgressFeed {
  title: string
  author: string
  /** The URL of the page that the feed is about, and its own. */
  page: string
  feed: string
  language: string
  /** Newest first. */
  entries: {
    /** A URL that is unique for ever. */
    id: string
    /** Where the entry is today: older ones move to another page of the diary. */
    link: string
    title: string
    /** A calendar day. */
    date: string
    updatedAt: string
    text: string
    images: string[]
  }[]
}

/** The construction diary in the Atom format (RFC 4287). */
export function writeProgressFeed({ title, author, page, feed, language, entries }: ProgressFeed): string {
  // A feed must say when it has changed, and one without entries never has.
  const updated =
    entries
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? '2000-01-01T00:00:00.000Z'
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', page),
    element('title', title),
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.map(writeEntry),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function writeEntry({
  id,
  link,
  title,
  date,
  updatedAt,
  text,
  images,
}: ProgressFeed['entries'][number]): string {
  const pictures = images.map((url) => `<p><img src="${escapeXml(url)}" alt=""/></p>`)
  const html = [`<p>${escapeXml(text)}</p>`, ...pictures].join('')
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', `${date}T00:00:00Z`),
    element('updated', updatedAt),
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedApartment } from './feed-apartment.ts'
import { escapeXml, writeFeedJson, writeFeedXml } from './write-xml.ts'

const apartment: FeedApartment = {
  id: 'a',
  url: 'https://www.example.com/apartments/a',
  updated: '2026-02-01T00:00:00.000Z',
  number: '12',
  entrance: 'А',
  floor: 3,
  type: 'studio',
  typeName: 'Студио',
  rooms: 1,
  bedrooms: 0,
  area: 45.2,
  exposure: 'south',
  exposureName: 'Юг',
  terrace: true,
  features: ['Паркет', 'Климатик'],
  pictures: ['https://www.example.com/files/a.jpg'],
  brochure: 'https://www.example.com/apartments/a/card.pdf',
  texts: {
    de: {
      url: 'https://www.example.com/de/apartments/a',
      title: 'Studio 12 · 45,20 m²',
      typeName: 'Studio',
      exposureName: 'Süd',
      statusName: 'Frei',
      brochure: 'https://www.example.com/de/apartments/a/card.pdf',
      description: 'Mit Meerblick',
      features: ['Parkett', 'Klimaanlage'],
    },
  },
}
const feed = { name: 'Бриз', url: 'https://www.example.com', currency: 'EUR' as const }

test('a feed is one element for each field, and one for each entry of a list and for each language', () => {
  const xml = [...writeFeedXml({ ...feed, homes: [apartment] })].join('')
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed>
<name>Бриз</name>
<url>https://www.example.com</url>
<currency>EUR</currency>
<home id="a">
<url>https://www.example.com/apartments/a</url>
<updated>2026-02-01T00:00:00.000Z</updated>
<number>12</number>
<entrance>А</entrance>
<floor>3</floor>
<type>studio</type>
<typeName>Студио</typeName>
<rooms>1</rooms>
<bedrooms>0</bedrooms>
<area>45.2</area>
<exposure>south</exposure>
<exposureName>Юг</exposureName>
<terrace>true</terrace>
<brochure>https://www.example.com/apartments/a/card.pdf</brochure>
<feature>Паркет</feature>
<feature>Климатик</feature>
<picture>https://www.example.com/files/a.jpg</picture>
<texts xml:lang="de">
<url>https://www.example.com/de/apartments/a</url>
<title>Studio 12 · 45,20 m²</title>
<typeName>Studio</typeName>
<exposureName>Süd</exposureName>
<statusName>Frei</statusName>
<brochure>https://www.example.com/de/apartments/a/card.pdf</brochure>
<description>Mit Meerblick</description>
<feature>Parkett</feature>
<feature>Klimaanlage</feature>
</texts>
</home>
</feed>
`)
})

test.each([
  ['<script>alert("1 & 2")</script>', '&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;'],
  [']]>', ']]&gt;'],
  ["it's", 'it&apos;s'],
  ['a\u0000b\u0008c\u001fd\ufffee\uffff', 'abcde'],
  ['ред\n\tред\r', 'ред\n\tред&#13;'],
  ['\ud83c\udfe0 \ud83c', '\ud83c\udfe0 '],
])('%j is written as %j', (text, written) => {
  expect(escapeXml(text)).toBe(written)
})

test('typed text never becomes markup, and forbidden characters are left out', () => {
  const written = (typed: string) =>
    [
      ...writeFeedXml({
        ...feed,
        homes: [{ ...apartment, number: typed, description: typed, features: [typed] }],
      }),
    ].join('')
  const tagsOf = (xml: string) => xml.match(/<[^>]*>/g)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const xml = written(typed)
      expect(tagsOf(xml)).toEqual(tagsOf(written('12')))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|&(?!(amp|lt|gt|quot|apos|#13);)/)
      expect(xml.isWellFormed()).toBe(true)
    }),
  )
})

test.each([0, 1, 3])('a feed of %i homes is the same in JSON as what it was made of', (count) => {
  const homes = Array.from({ length: count }, () => apartment)
  expect(JSON.parse([...writeFeedJson({ ...feed, homes })].join(''))).toEqual({ ...feed, homes })
})

import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultBuilding } from '../domain/building/default-building.ts'
import { createRowPlaces } from './row-html.server.ts'

const row = ({ id, price }: { id: string; price: number }) => (
  <tr key={id}>
    <td>
      {price} € „{id}“
    </td>
  </tr>
)

/** A list as `useRows` places it; counts how many of its rows are rendered. */
async function listed(rows: { id: string; price: number }[], building = defaultBuilding, kind = 'test bg') {
  let rendered = 0
  const { place, fill } = createRowPlaces()
  const mark = place({
    building,
    kind,
    rows: rows.map((each) => ({
      key: JSON.stringify(each),
      render(): ReactElement {
        rendered++
        return row(each)
      },
    })),
  })
  const html = Buffer.concat((await fill()).get(mark) ?? []).toString()
  return { html, rendered }
}

const whole = (rows: { id: string; price: number }[]) =>
  renderToString(<tbody>{rows.map(row)}</tbody>).replace(/^<tbody>|<\/tbody>$/g, '')

const rows = Array.from({ length: 20 }, (_, index) => ({ id: `a-${index}`, price: index * 1000 }))

test('rows are the HTML that React makes of the list, and each is rendered once', async () => {
  expect(await listed(rows)).toEqual({ html: whole(rows), rendered: 20 })
  const filtered = rows.filter((_, index) => index % 3 === 0).reverse()
  expect(await listed(filtered)).toEqual({ html: whole(filtered), rendered: 0 })
})

test('a row whose values have changed is rendered again, and so are all for another building or language', async () => {
  await listed(rows)
  const changed = rows.map((each) => (each.id === 'a-3' ? { ...each, price: 5 } : each))
  expect(await listed(changed)).toEqual({ html: whole(changed), rendered: 1 })
  expect((await listed(rows, { ...defaultBuilding })).rendered).toBe(20)
  expect((await listed(rows, defaultBuilding, 'test de')).rendered).toBe(20)
})

const thousands = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `many-${index}`, price: index }))

test('the rows of a large building are kept, and others get their turn while they are rendered', async () => {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const many = thousands(6000)
  expect(await listed(many)).toEqual({ html: whole(many), rendered: 6000 })
  isOver = true
  expect(turns).toBeGreaterThan(1)
  expect((await listed(many)).rendered).toBe(0)
})

test('rows of longer lists than are kept are all there, too', async () => {
  const many = thousands(12_500)
  expect((await listed(many)).html).toBe(whole(many))
})

import { type DefaultValue, useForm } from '@conform-to/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { newParkingSpot } from '../../../domain/parking/parking.ts'
import { apartmentFormFields as apartmentFields } from '../../../text/admin/apartment-fields.ts'
import { parkingFormFields as parkingFields } from '../../../text/admin/parking-fields.ts'
import { ApartmentFormFields } from '../apartments/apartment-form-fields.tsx'
import type { Fields } from '../form/form-body.tsx'
import { numberInputOf } from '../form/table-inputs.ts'
import { parkingCollection } from '../parking/parking-collection.tsx'

interface Shown<Values extends Record<string, unknown>> {
  lines(fields: Fields<Values>): ReactNode
  values: Values
}

function Form<Values extends Record<string, unknown>>({ lines, values }: Shown<Values>) {
  const [form, fields] = useForm<Values>({ defaultValue: values as DefaultValue<Values> })
  return lines({ form, fields } as Fields<Values>)
}

/** The HTML of each control by its name, as an admin sees it. */
function controlsOf<Values extends Record<string, unknown>>(shown: Shown<Values>): Map<string, string> {
  const Page = createRoutesStub([
    {
      id: 'admin/layout',
      path: '/',
      Component: Outlet,
      children: [{ id: 'form', index: true, Component: () => createElement(Form<Values>, shown) }],
    },
  ])
  const hydrationData = {
    loaderData: {
      'admin/layout': { user: { role: 'admin' }, building: defaultBuilding },
      form: { knownFeatures: [{ text: 'Климатик', homes: 3, missing: ['en'] }] },
    },
  }
  const html = renderToStaticMarkup(createElement(Page, { hydrationData }))
  const controls = html.matchAll(/<(?:input|select|textarea)\b[^>]* name="([^"[]+)[^>]*>/g)
  return new Map([...controls].map(([control, name = '']) => [name, control]))
}

const apartment = controlsOf({
  lines: ApartmentFormFields,
  values: { ...newApartment(defaultBuilding), features: ['Паркет'] },
})
const parkingSpot = controlsOf({
  lines: parkingCollection(defaultBuilding).formFields,
  values: newParkingSpot(defaultBuilding),
})

test('a form has a control for every field of its table, and no other', () => {
  expect([...apartment.keys()].sort()).toEqual(Object.keys(apartmentFields).sort())
  expect([...parkingSpot.keys()].sort()).toEqual(Object.keys(parkingFields).sort())
})

test('inputs have the limits of the table', () => {
  expect(apartment.get('number')).toContain('required="" maxLength="20"')
  expect(apartment.get('features')).toContain('maxLength="200"')
  expect(numberInputOf(apartmentFields.rooms).limits).toMatchObject({ min: 1, max: 50, step: 1 })
  expect(numberInputOf(apartmentFields.area).limits).toMatchObject({ kind: 'area', min: 0, step: 0.01 })
  expect(numberInputOf(apartmentFields.price).limits).toMatchObject({ kind: 'amount', min: 0 })
  expect(numberInputOf(parkingFields.floor).limits).toMatchObject({ min: -10, max: 100, step: 1 })
  expect(numberInputOf(parkingFields.price).limits).toMatchObject({ min: 0, step: 100 })
})

test('numbers are text fields with a numeric keyboard, which the wheel does not change', () => {
  const numbers = ['rooms', 'netArea', 'area', 'price'].map((name) => apartment.get(name))
  for (const input of [...numbers, parkingSpot.get('floor'), parkingSpot.get('price')]) {
    expect(input).toContain('type="text"')
    expect(input).toMatch(/inputMode="(numeric|decimal)"/)
  }
  expect(apartment.get('netArea')).not.toContain('required')
  expect(apartment.get('area')).toContain('required=""')
})

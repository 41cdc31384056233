import { updateApartment } from '../../backend/data/apartments.ts'
import { test, values } from './existing-apartment.ts'
import { expect } from './fixtures.ts'
import { alert } from './office-page.ts'

test('a changed field is put back from the history of its apartment; over something newer it is not', async ({
  signedInPage: page,
  existing,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/422/, /Промяната не можа да се върне/)
  await updateApartment(backend.db, existing.id, 1, { ...values, price: 100_000, description: 'с море' })
  await page.goto(existing.address)
  await page.getByRole('link', { name: 'История', exact: true }).last().click()
  await expect(page.getByRole('img', { name: /^История на цената/ })).toBeVisible()
  await page.getByRole('button', { name: 'Върни „Цена (€)“' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'върната е предишната стойност' })).toBeVisible()
  expect(await existing.now()).toMatchObject({ price: values.price, description: 'с море', revision: 3 })

  await expect(page.getByRole('listitem').filter({ hasText: 'Промяна' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Върни промяната' }).click()
  await expect(alert(page, 'Промяната не можа да се върне')).toContainText('по-нова промяна (Цена (€))')
  expect(await existing.now()).toMatchObject({ description: 'с море', revision: 3 })
})

test('hand-made requests to put something back get a 4xx', async ({ signedInPage: page }) => {
  const { request } = page.context()
  const long = 'x'.repeat(500)
  const forms: Record<string, string>[] = [
    {},
    { id: '' },
    { id: 'none' },
    { id: long },
    { id: 'none', field: '__proto__' },
  ]
  for (const form of forms) {
    const answer = await request.post('/admin/history.data', { form })
    expect(answer.status(), JSON.stringify(form)).toBeGreaterThanOrEqual(400)
    expect(answer.status(), JSON.stringify(form)).toBeLessThan(500)
  }
})

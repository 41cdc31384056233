import type { Page } from '@playwright/test'
import { addEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { alert, formField } from '../admin-page.ts'
import { drawPlan } from '../drawn-plan.ts'
import { credentials, expect, signIn, test, waitForScripts } from '../fixtures.ts'

const message = 'Тайна на клиента'

/** Opens another tab of the same browser, which covers the tab that signs out later. */
async function openTab(page: Page, url: string): Promise<Page> {
  const tab = await page.context().newPage()
  waitForScripts(tab)
  await tab.goto(url)
  return tab
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Изход' }).click()
  await expect(page).toHaveURL('/admin/login')
}

test('signing out in one tab leads the others to the sign-in, and back after it', async ({ page, site }) => {
  await addEnquiry(site.backend.db, {
    name: 'Ива',
    email: 'iva@example.com',
    phone: '',
    message,
    apartmentNumber: '',
    about: '',
    wishedTime: '',
  })
  await signIn(page)
  const enquiries = await openTab(page, '/admin/contacts?filter=unread')
  // This tab's live connection never says anything, as that of a hidden tab: only another tab can tell it.
  await page.context().route('**/admin/live-changes', (route) => {
    const isFromAdding = route.request().frame().page().url().endsWith('/admin/parking/new')
    if (!isFromAdding || route.request().method() === 'HEAD') return route.continue()
  })
  const adding = await openTab(page, '/admin/parking/new')
  await expect(enquiries.getByText(message)).toBeVisible()
  await signOut(page)
  await expect(adding).toHaveURL(`/admin/login?${new URLSearchParams({ next: '/admin/parking/new' })}`)
  await expect(enquiries.getByRole('heading', { name: 'Вход в администрацията' })).toBeVisible()
  await expect(enquiries.getByText(message)).toHaveCount(0)
  await enquiries.getByLabel('Имейл').fill(credentials.email)
  await enquiries.getByLabel('Парола').fill(credentials.password)
  await enquiries.getByRole('button', { name: 'Вход' }).click()
  await expect(enquiries).toHaveURL('/admin/contacts?filter=unread')
})

test('what was typed or drawn in another tab stays on the screen', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/Сесията Ви е изтекла/, /EventSource/)
  await drawPlan(site.backend, { entrance: '1', floor: 4 })
  await signIn(page)
  const form = await openTab(page, '/admin/settings')
  await expect(formField(form, 'phone')).toBeEditable()
  await formField(form, 'phone').fill('+359 888 000 000')
  const editor = await openTab(page, '/admin/floor-plans?entrance=1&floor=4')
  await editor.getByRole('button', { name: 'Рисуване' }).click()
  await editor.getByRole('group', { name: 'Чертеж на етажа' }).click()
  await expect(editor.getByText('Незапазен е само контурът, който чертаете')).toBeVisible()
  await signOut(page)
  for (const tab of [form, editor]) await expect(alert(tab, 'Сесията Ви е изтекла.')).toBeVisible()
  const popup = form.waitForEvent('popup')
  await form.getByRole('button', { name: 'Вход', exact: true }).click()
  await expect((await popup).getByRole('heading', { name: 'Вход в администрацията' })).toBeVisible()
  await expect(formField(form, 'phone')).toHaveValue('+359 888 000 000')
  await expect(editor.getByText('Незапазен е само контурът, който чертаете')).toBeVisible()
})

test('a user who loses the role is signed out by the next heartbeat of the live connection', async ({
  page,
  site,
  expectedErrors,
}) => {
  test.setTimeout(90_000)
  // On a slow machine the connection is retried once before the sign-in opens.
  expectedErrors.push(/EventSource/)
  const { auth, db } = site.backend
  const colleague = { email: 'colleague@example.com', password: 'sea-breeze-2' }
  await auth.setAdmin(colleague)
  await signIn(page, colleague)
  await page.goto('/admin/contacts')
  await db.engine.writer
    .updateTable('user' as never)
    .set({ role: 'user' } as never)
    .where('email' as never, '=', colleague.email as never)
    .execute()
  await expect(page).toHaveURL(/\/admin\/login\?next=/, { timeout: 40_000 })
})

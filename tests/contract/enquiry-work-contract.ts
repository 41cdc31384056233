import { beforeEach, describe, expect, test } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import {
  addEnquiry,
  countEnquiries,
  deleteEnquiry,
  findEnquiry,
  listEnquiries,
  markEnquiry,
} from '../../backend/data/enquiries/enquiries.ts'
import { findMedianReplyTime } from '../../backend/data/enquiries/enquiry-progress.ts'
import {
  AgentChanged,
  addEnquiryNote,
  addReplyNote,
  hasEnquiryNote,
  listEnquiryNotes,
  NotAnAgent,
  workOnEnquiry,
} from '../../backend/data/enquiries/enquiry-work.ts'
import { listAboutSameApartment, listOfSamePerson } from '../../backend/data/enquiries/related-enquiries.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { NotFound } from '../../backend/data/records/record-errors.ts'
import { clearContent } from '../../backend/data/snapshot/content.ts'
import { setPassword } from '../../backend/data/users/passwords.ts'
import { deactivateUser, inviteUser } from '../../backend/data/users/users.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { EnquiryFilters } from '../../domain/enquiry/enquiry.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { userActor } from '../../domain/record/actor.ts'
import { anEnquiry } from './an-enquiry.ts'
import type { OpenedData } from './opened-data.ts'

const hour = 60 * 60_000
const day = 24 * hour
const ana = userActor({ id: 'ana', name: 'Ана Агентова', role: 'agent' })

/** The sales team's work on enquiries: stages, notes, calls, and which enquiries belong together. */
export function enquiryWorkContract(data: OpenedData) {
  describe('work on enquiries', () => {
    const now = new Date()
    const ago = (time: number) => new Date(now.getTime() - time)
    const names = async (filters: Partial<EnquiryFilters>) =>
      (await listEnquiries(data.db, { search: '', state: 'all', ...filters })).map(({ name }) => name)

    test('an enquiry starts as new, and counts as replied to when it first leaves that stage', async () => {
      const { id, ...added } = await addEnquiry(data.db, anEnquiry)
      expect(added).toMatchObject({ stage: 'new', agentId: null, nextCallOn: null, answeredAt: null })
      const called = await workOnEnquiry(data.db, id, { stage: 'called' }, { now })
      expect(called).toMatchObject({ stage: 'called', answeredAt: now.toISOString(), isRead: true })
      const later = new Date(now.getTime() + hour)
      const offered = await workOnEnquiry(data.db, id, { stage: 'offer' }, { now: later })
      expect(offered).toMatchObject({ stage: 'offer', answeredAt: now.toISOString() })
      expect(await workOnEnquiry(data.db, id, { stage: 'new' })).toMatchObject({ answeredAt: null })
      await expect(workOnEnquiry(data.db, 'none', { stage: 'offer' })).rejects.toThrow(NotFound)
    })

    test('moving an enquiry on marks it as read; moving it back does not mark it as unread', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      const unread = () => countEnquiries(data.db, { search: '', state: 'unread' })
      await workOnEnquiry(data.db, id, { nextCallOn: '2026-11-20', stage: 'new' })
      expect(await unread()).toBe(1)
      await workOnEnquiry(data.db, id, { stage: 'called' })
      expect(await unread()).toBe(0)
      await markEnquiry(data.db, id, { isRead: false })
      await workOnEnquiry(data.db, id, { stage: 'called' })
      expect(await unread()).toBe(1)
    })

    test('concurrent changes of different fields are all saved, and each is published', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      data.published.length = 0
      await Promise.all([
        workOnEnquiry(data.db, id, { stage: 'viewing' }),
        workOnEnquiry(data.db, id, { nextCallOn: '2026-11-20' }),
        addEnquiryNote(data.db, id, 'Обажда се пак'),
      ])
      expect(await findEnquiry(data.db, id)).toMatchObject({ stage: 'viewing', nextCallOn: '2026-11-20' })
      expect(await listEnquiryNotes(data.db, id)).toHaveLength(1)
      expect(data.published.flat().map(({ collection }) => collection)).toEqual(Array(3).fill('enquiries'))
    })

    test('the history holds stages, and no text of notes', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      await workOnEnquiry(data.db.as(ana), id, { stage: 'called', nextCallOn: '2026-11-20' })
      await addEnquiryNote(data.db.as(ana), id, 'тайна')
      const [noted, called] = await listChanges(data.db, { recordId: id })
      expect([noted?.fields, called?.fields]).toEqual([
        { notes: {} },
        {
          stage: { from: 'new', to: 'called' },
          isRead: { from: false, to: true },
          nextCallOn: { from: null, to: '2026-11-20' },
        },
      ])
      expect(noted?.actor).toEqual(ana)
    })

    describe('an agent', () => {
      let id: string
      beforeEach(async () => {
        id = (await addEnquiry(data.db, anEnquiry)).id
        await data.engine.writer.deleteFrom('user').execute()
      })

      test('is somebody who can sign in', async () => {
        const agentId = await inviteUser(data.db, { name: 'Ана', email: 'ana@example.com', role: 'agent' })
        const assigned = () => workOnEnquiry(data.db, id, { agentId })
        await expect(assigned()).rejects.toThrow(NotAnAgent)
        await setPassword(data.db, agentId, { hash: 'x' })
        expect(await assigned()).toMatchObject({ agentId })
        await deactivateUser(data.db, agentId)
        await expect(assigned()).rejects.toThrow(NotAnAgent)
        expect(await workOnEnquiry(data.db, id, { agentId: null })).toMatchObject({ agentId: null })
      })

      test('finds his own enquiries, and those without an agent', async () => {
        const agentId = await inviteUser(data.db, { name: 'Ана', email: 'ana@example.com', role: 'agent' })
        await setPassword(data.db, agentId, { hash: 'x' })
        await addEnquiry(data.db, { ...anEnquiry, name: 'Ничия' })
        await workOnEnquiry(data.db, id, { agentId })
        expect([await names({ agent: agentId }), await names({ agent: 'none' })]).toEqual([
          [anEnquiry.name],
          ['Ничия'],
        ])
      })
    })

    test('are found by stage, and calls that are due with the longest overdue first', async () => {
      const called = async (name: string, nextCallOn: string | null) => {
        const { id } = await addEnquiry(data.db, { ...anEnquiry, name })
        await workOnEnquiry(data.db, id, { nextCallOn, stage: nextCallOn === null ? 'refused' : 'called' })
      }
      await called('вчера', isoDay(ago(day)))
      await called('днес', isoDay(now))
      await called('тази седмица', isoDay(ago(-3 * day)))
      await called('никога', null)
      await called('отдавна', '2020-01-01')
      const refused = await addEnquiry(data.db, { ...anEnquiry, name: 'отказал' })
      await workOnEnquiry(data.db, refused.id, { nextCallOn: '2020-01-01', stage: 'refused' })
      expect(await names({ due: true })).toEqual(['отдавна', 'вчера', 'днес'])
      expect((await names({ stage: 'refused' })).sort()).toEqual(['никога', 'отказал'])
      expect(await names({ stage: 'offer' })).toEqual([])
    })

    test('a lost enquiry has a reason, is found by it, and loses it with another stage', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      const older = await addEnquiry(data.db, { ...anEnquiry, name: 'без причина' })
      await workOnEnquiry(data.db, older.id, { stage: 'refused' })
      await workOnEnquiry(data.db, id, { stage: 'refused', lostReason: 'price' })
      expect(await names({ lost: 'price' })).toEqual([anEnquiry.name])
      expect(await names({ lost: 'none' })).toEqual(['без причина'])
      expect(await names({ lost: 'financing' })).toEqual([])
      const corrected = await workOnEnquiry(data.db, id, { stage: 'refused', lostReason: 'financing' })
      expect(corrected).toMatchObject({ lostReason: 'financing' })
      await workOnEnquiry(data.db, id, { nextCallOn: '2026-11-20' })
      expect(await findEnquiry(data.db, id)).toMatchObject({ lostReason: 'financing' })
      expect(await workOnEnquiry(data.db, id, { stage: 'offer' })).toMatchObject({ lostReason: '' })
      const [offered, , reason] = await listChanges(data.db, { recordId: id })
      expect([offered?.fields, reason?.fields]).toEqual([
        { stage: { from: 'refused', to: 'offer' }, lostReason: { from: 'financing', to: '' } },
        { lostReason: { from: 'price', to: 'financing' } },
      ])
    })

    test('of two agents who take an enquiry at once one has it, and the other is told who', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      const agents = []
      for (const name of ['Ана', 'Борис']) {
        const email = `${crypto.randomUUID()}@example.com`
        const agentId = await inviteUser(data.db, { name, email, role: 'agent' })
        await setPassword(data.db, agentId, { hash: 'x' })
        agents.push({ agentId, name })
      }
      const [mine, theirs] = await Promise.allSettled(
        agents.map(({ agentId }) => workOnEnquiry(data.db, id, { agentId }, { agentBefore: null })),
      )
      const { agentId } = (await findEnquiry(data.db, id)) ?? {}
      const winner = agents.find((agent) => agent.agentId === agentId)
      const outcomes = [mine, theirs].map((outcome) => outcome?.status)
      expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
      const refused = [mine, theirs].find((outcome) => outcome?.status === 'rejected')
      expect(refused).toMatchObject({ reason: { agentName: winner?.name } })
      expect(refused).toHaveProperty('reason', expect.any(AgentChanged))
      // A request that is sent again because its response was lost changes nothing, and is no conflict.
      await workOnEnquiry(data.db, id, { agentId: agentId ?? null }, { agentBefore: null })
      await workOnEnquiry(data.db, id, { agentId: null })
      const late = workOnEnquiry(data.db, id, { agentId: agents[1]?.agentId ?? '' }, { agentBefore: 'gone' })
      await expect(late).rejects.toMatchObject({ agentName: undefined })
    })

    test('notes have author and time, are added once, and are deleted with their enquiry', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      await addEnquiryNote(data.db.as(ana), id, 'Обадих се', 'the same note')
      await addEnquiryNote(data.db.as(ana), id, 'Обадих се', 'the same note')
      expect(await listEnquiryNotes(data.db, id)).toMatchObject([
        { authorId: 'ana', authorName: 'Ана Агентова', text: 'Обадих се' },
      ])
      await deleteEnquiry(data.db, id)
      expect(await listEnquiryNotes(data.db, id)).toEqual([])
      await expect(addEnquiryNote(data.db, id, 'късно')).rejects.toThrow(NotFound)
    })

    test('a reply adds one note, and moves only a new enquiry on', async () => {
      const [enquiry, offered] = [await addEnquiry(data.db, anEnquiry), await addEnquiry(data.db, anEnquiry)]
      await workOnEnquiry(data.db, offered.id, { stage: 'offer' })
      for (const { id } of [enquiry, enquiry, offered])
        await addReplyNote(data.db.as(ana), id, 'Писмо', `to ${id}`)
      expect(await findEnquiry(data.db, enquiry.id)).toMatchObject({
        stage: 'called',
        answeredAt: expect.any(String),
      })
      expect(await findEnquiry(data.db, offered.id)).toMatchObject({ stage: 'offer' })
      expect(await listEnquiryNotes(data.db, enquiry.id)).toMatchObject([{ text: 'Писмо', authorId: 'ana' }])
      const known = (id: string) => hasEnquiryNote(data.db, enquiry.id, id)
      expect([await known(`to ${enquiry.id}`), await known(`to ${offered.id}`)]).toEqual([true, false])
    })

    test('notes are cleared with all content', async () => {
      const { id } = await addEnquiry(data.db, anEnquiry)
      await addEnquiryNote(data.db, id, 'Обадих се')
      await clearContent(data.db)
      expect(await data.db.read.selectFrom('enquiryNotes').selectAll().execute()).toEqual([])
    })

    test('belong to one person by e-mail address in any case and phone in any spelling', async () => {
      const person = { ...anEnquiry, email: 'Maria@example.com', phone: '0888 123 456' }
      const enquiry = await addEnquiry(data.db, { ...person, name: 'първо' }, ago(5 * hour))
      const others = [
        { name: 'имейл', email: 'maria@EXAMPLE.com', phone: '' },
        { name: 'телефон', email: 'b@example.com', phone: '+359888123456' },
        { name: 'и двете', email: 'MARIA@example.com', phone: '00359 888/12-34-56' },
        {
          name: 'в текста',
          email: 'c@example.com',
          phone: '0888 99 88 77',
          message: 'Питах от\n0888123456\n',
        },
        { name: 'друг', email: 'd@example.com', phone: '0888 123 4567' },
      ]
      for (const [index, change] of others.entries())
        await addEnquiry(data.db, { ...anEnquiry, ...change }, ago((4 - index / 2) * hour))
      const found = await listOfSamePerson(data.db, enquiry)
      expect(found.map(({ name }) => name)).toEqual(['и двете', 'телефон', 'имейл'])
    })

    test('a phone of zeros relates no enquiries', async () => {
      const zeros = { ...anEnquiry, phone: '+359 000 000 000' }
      const enquiry = await addEnquiry(data.db, { ...zeros, email: 'a@example.com' })
      await addEnquiry(data.db, { ...zeros, email: 'b@example.com' })
      expect(await listOfSamePerson(data.db, enquiry)).toEqual([])
    })

    describe('equal numbers in two entrances', () => {
      const addNumbered = (number: string, entrance: '1' | '2') =>
        addApartment(data.db, { ...newApartment(defaultBuilding), number, entrance })

      test('are two apartments, distinguished by the id that the page has sent', async () => {
        const [one, other] = [await addNumbered('12', '1'), await addNumbered('12', '2')]
        const ask = (apartmentId?: string) =>
          addEnquiry(data.db, { ...anEnquiry, apartmentNumber: '12', apartmentId })
        const [first, second, third] = [await ask(one.id), await ask(other.id), await ask()]
        expect([first, second, third].map(({ apartmentId }) => apartmentId)).toEqual([one.id, other.id, null])
        await ask(one.id)
        expect(await listAboutSameApartment(data.db, first)).toHaveLength(1)
        expect(await listAboutSameApartment(data.db, second)).toEqual([])
        expect(await listAboutSameApartment(data.db, third)).toEqual([])
        const about = async (apartment: string) => (await names({ apartment })).length
        // The third enquiry may mean either apartment.
        expect([await about('12'), await about(one.id), await about(other.id)]).toEqual([4, 3, 2])
        const search = 'апартамент 12 вход Б'
        expect(await listEnquiries(data.db, { search, state: 'all' })).toHaveLength(2)
      })

      test('an id that does not fit the number is ignored; a number of one apartment is enough', async () => {
        const [one, other] = [await addNumbered('12', '1'), await addNumbered('7', '1')]
        const enquiry = { ...anEnquiry, apartmentNumber: '12', apartmentId: other.id }
        expect(await addEnquiry(data.db, enquiry)).toMatchObject({ apartmentId: one.id })
        expect(await addEnquiry(data.db, { ...enquiry, apartmentNumber: '' })).toMatchObject({
          apartmentId: null,
        })
      })
    })

    test('the median reply time counts the enquiries of the last days that have a reply', async () => {
      const enquiry = async (submitted: number, replied?: number) => {
        const { id } = await addEnquiry(data.db, anEnquiry, ago(submitted))
        if (replied !== undefined)
          await workOnEnquiry(data.db, id, { stage: 'called' }, { now: ago(replied) })
      }
      expect(await findMedianReplyTime(data.db, 30, now)).toBeUndefined()
      await enquiry(2 * day, 2 * day - hour)
      await enquiry(3 * day, 3 * day - 3 * hour)
      await enquiry(day)
      await enquiry(40 * day, 30 * day)
      expect(await findMedianReplyTime(data.db, 30, now)).toBe(2 * hour)
      expect(await findMedianReplyTime(data.db, 90, now)).toBe(3 * hour)
    })
  })
}

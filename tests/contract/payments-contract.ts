import { describe, expect, test } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import { listDealChanges } from '../../backend/data/deals/deal-history.ts'
import { listPaymentsOf } from '../../backend/data/deals/payment-rows.ts'
import {
  addPayment,
  removePayment,
  revisePayment,
  sumPaymentsByDeal,
} from '../../backend/data/deals/payments.ts'
import { planStage, reachStage, StagePlanChanged } from '../../backend/data/deals/reach-stage.ts'
import { findSchedule, reviseSchedule, startSchedule } from '../../backend/data/deals/schedules.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { listDueMails } from '../../backend/data/mails.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { resumeReservation, sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import {
  getBuyerFacts,
  saveBuyerFacts,
  saveCompanySettings,
  savePaymentSettings,
} from '../../backend/data/settings.ts'
import { instalmentHooks, remindOfInstalments } from '../../backend/jobs/remind-of-instalments.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { PaymentValues } from '../../domain/deal/payment.ts'
import { defaultPaymentSettings } from '../../domain/deal/payment-settings.ts'
import type { Instalment } from '../../domain/deal/schedule.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { aCompany } from '../a-company.ts'
import type { OpenedData } from './opened-data.ts'

/** Schedules of sales and the payments of their buyers. Amounts are cents. */
export function paymentsContract(data: OpenedData) {
  const reserved = async () => {
    const { id: apartmentId } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '7' })
    const buyer = {
      buyerName: 'Мария Купувачева',
      buyerPhone: '0888 000 000',
      buyerEmail: 'maria@example.com',
    }
    const term = { from: '2026-11-10', until: '2026-11-20' }
    return addReservation(data.db, { ...newReservation, apartmentId, ...buyer, ...term })
  }
  const sold = async (finalPrice = 100_000.01) => {
    const { id, revision } = await reserved()
    return sellReservation(data.db, id, revision, { finalPrice, contractDate: '2026-11-18' })
  }
  const soldAgain = async () => {
    const { id: apartmentId } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '8' })
    const values = { apartmentId, buyerName: 'Друг Купувач', buyerPhone: '0888 000 001' }
    const term = { from: '2026-11-10', until: '2026-11-20' }
    const { id, revision } = await addReservation(data.db, { ...newReservation, ...values, ...term })
    return sellReservation(data.db, id, revision, { finalPrice: 50_000, contractDate: '2026-11-18' })
  }
  const planned = async () => {
    const { revision, values } = await getBuyerFacts(data.db)
    const paymentPlan = [
      { percent: 30, moment: 'при предварителен договор' },
      { percent: 30, moment: 'при Акт 14' },
      { percent: 40, moment: 'при Акт 15' },
    ]
    await saveBuyerFacts(data.db, revision, { ...values, stage: 'act-14', paymentPlan })
  }
  const instalmentsOf = async (id: string) => (await findSchedule(data.db, id))?.instalments ?? []
  const amounts = (instalments: readonly Instalment[]) => instalments.map(({ amount }) => amount)
  const paying = (instalmentId: string, amount: number): PaymentValues => ({
    ...{ instalmentId, amount, paidOn: '2026-11-18', way: 'bank', note: '' },
  })
  const refusal = (problem: object) => expect.objectContaining({ problem: expect.objectContaining(problem) })

  describe('payments', () => {
    test('a sale copies the payment plan, to the cent, with what is due already', async () => {
      await planned()
      const { id } = await sold()
      expect(await findSchedule(data.db, id)).toMatchObject({
        total: 10_000_001,
        instalments: [
          { amount: 3_000_000, dueOn: '2026-11-18', stage: 'none' },
          { amount: 3_000_001, dueOn: '2026-11-18', stage: 'act-14' },
          { amount: 4_000_000, dueOn: null, stage: 'act-15' },
        ],
      })
    })

    test('without a plan the whole sum is one instalment; a sale has one schedule however often it is started', async () => {
      const { id } = await sold(50_000)
      await Promise.all([startSchedule(data.db, id), startSchedule(data.db, id)])
      expect(amounts(await instalmentsOf(id))).toEqual([5_000_000])
      const running = await reserved().catch(() => undefined)
      if (running)
        await expect(startSchedule(data.db, running.id)).rejects.toEqual(refusal({ kind: 'no-sale' }))
    })

    test('instalments that do not sum to the price are refused, by a cent too', async () => {
      const { id } = await sold(50_000)
      const [whole] = await instalmentsOf(id)
      if (!whole) throw new Error('There is no instalment')
      const line = (amount: number): Instalment => ({ ...whole, id: '', amount })
      for (const wrong of [[line(4_999_999)], [line(5_000_001)], [line(2_500_000.5), line(2_499_999.5)], []])
        await expect(reviseSchedule(data.db, id, 1, wrong)).rejects.toEqual(refusal({ kind: 'wrong-sum' }))
      await reviseSchedule(data.db, id, 1, [{ ...whole, amount: 1_666_667 }, line(3_333_333)])
      const [first, second] = await instalmentsOf(id)
      expect([first?.id, first?.amount, second?.amount]).toEqual([whole.id, 1_666_667, 3_333_333])
      expect(second?.id).not.toBe('')
      await expect(reviseSchedule(data.db, id, 1, [line(5_000_000)])).rejects.toThrow(StaleRevision)
    })

    test('an instalment is paid in parts, and never more than it is', async () => {
      const { id } = await sold(50_000)
      const [one] = await instalmentsOf(id)
      const instalment = one?.id ?? ''
      await addPayment(data.db, id, paying(instalment, 2_000_000))
      await expect(addPayment(data.db, id, paying(instalment, 3_000_001))).rejects.toEqual(
        refusal({ kind: 'too-much', rest: 3_000_000 }),
      )
      await expect(addPayment(data.db, id, paying('unknown', 1))).rejects.toEqual(
        refusal({ kind: 'unknown-instalment' }),
      )
      const rest = await addPayment(data.db, id, paying(instalment, 3_000_000))
      await expect(revisePayment(data.db, rest.id, 1, paying(instalment, 3_000_001))).rejects.toEqual(
        refusal({ kind: 'too-much', rest: 3_000_000 }),
      )
      await revisePayment(data.db, rest.id, 1, paying(instalment, 1_000_000))
      await expect(revisePayment(data.db, rest.id, 1, paying(instalment, 5))).rejects.toThrow(StaleRevision)
      expect((await listPaymentsOf(data.db, id)).map(({ amount }) => amount)).toEqual([2_000_000, 1_000_000])
    })

    test('are summed up by deal, in cents, also above what fits 32 bits', async () => {
      const [first, second] = [await sold(60_000_000), await soldAgain()]
      const [one] = await instalmentsOf(first.id)
      for (const amount of [3_000_000_000, 2_000_000_000, 1])
        await addPayment(data.db, first.id, paying(one?.id ?? '', amount))
      const sums = await sumPaymentsByDeal(data.db)
      expect([sums.get(first.id), sums.get(second.id)]).toEqual([5_000_000_001, undefined])
    })

    test('the same form sent twice at once adds one payment', async () => {
      const { id } = await sold(50_000)
      const [one] = await instalmentsOf(id)
      const values = paying(one?.id ?? '', 1_000_000)
      const form = crypto.randomUUID()
      await Promise.all([1, 2, 3].map(() => addPayment(data.db, id, values, form)))
      await addPayment(data.db, id, { ...values, note: 'по превод' }, form)
      expect(await listPaymentsOf(data.db, id)).toMatchObject([{ amount: 1_000_000, note: 'по превод' }])
    })

    test('of two payments at once that are too much together one is refused', async () => {
      const { id } = await sold(50_000)
      const [one] = await instalmentsOf(id)
      const both = [3_000_000, 2_000_001].map((amount) =>
        addPayment(data.db, id, paying(one?.id ?? '', amount)),
      )
      const outcomes = await Promise.allSettled(both)
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await listPaymentsOf(data.db, id)).toHaveLength(1)
    })

    test('of a payment and a smaller instalment at once one is refused', async () => {
      const { id } = await sold(50_000)
      const [whole] = await instalmentsOf(id)
      if (!whole) throw new Error('There is no instalment')
      const halves = [
        { ...whole, amount: 2_500_000 },
        { ...whole, id: '', amount: 2_500_000 },
      ]
      const outcomes = await Promise.allSettled([
        addPayment(data.db, id, paying(whole.id, 5_000_000)),
        reviseSchedule(data.db, id, 1, halves),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    })

    test('of two who change the same schedule at once one is refused, and nothing of it is saved', async () => {
      const { id } = await sold(50_000)
      const [one] = await instalmentsOf(id)
      const withMoment = (moment: string) => (one ? [{ ...one, moment }] : [])
      const moments = ['при акта', 'при нотариуса', 'при ключа']
      const saves = await Promise.allSettled(
        moments.map((moment) => reviseSchedule(data.db, id, 1, withMoment(moment))),
      )
      expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const each of saves)
        if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(StaleRevision)
      expect(await findSchedule(data.db, id)).toMatchObject({ revision: 2 })
      expect(await listChanges(data.db, { collection: 'schedules' })).toHaveLength(2)
    })

    test('a corrected price changes the last instalments and keeps what is paid', async () => {
      await planned()
      const sale = await sold(100_000)
      const [first, , last] = await instalmentsOf(sale.id)
      await addPayment(data.db, sale.id, paying(first?.id ?? '', 3_000_000))
      await addPayment(data.db, sale.id, paying(last?.id ?? '', 1_000_000))
      const price = (finalPrice: number) => ({ finalPrice, contractDate: '2026-11-18' })
      const cheaper = await sellReservation(data.db, sale.id, sale.revision, price(60_000))
      expect(amounts(await instalmentsOf(sale.id))).toEqual([3_000_000, 2_000_000, 1_000_000])
      await expect(sellReservation(data.db, sale.id, cheaper.revision, price(39_999))).rejects.toEqual(
        refusal({ kind: 'price-below-paid', paid: 4_000_000 }),
      )
      await sellReservation(data.db, sale.id, cheaper.revision, price(60_000.5))
      expect(amounts(await instalmentsOf(sale.id))).toEqual([3_000_000, 2_000_000, 1_000_050])
    })

    test('a sale that something was paid of is not taken back', async () => {
      const sale = await sold(50_000)
      const [one] = await instalmentsOf(sale.id)
      const paid = await addPayment(data.db, sale.id, paying(one?.id ?? '', 100))
      const resume = () => resumeReservation(data.db, sale.id, sale.revision, '2099-01-01')
      await expect(resume()).rejects.toEqual(refusal({ kind: 'sale-paid', paid: 100 }))
      await removePayment(data.db, paid.id)
      await resume()
      expect(await findSchedule(data.db, sale.id)).toBeUndefined()
    })

    test('a reached stage makes its instalments due as the preview has shown, and no others', async () => {
      await planned()
      const [one, other] = [await sold(100_000), await soldAgain()]
      const reached = { stage: 'act-15', day: '2026-11-18', termDays: 10 } as const
      const preview = await planStage(data.db, reached)
      expect([preview.dueOn, preview.lines.length]).toEqual(['2026-11-28', 2])
      const [first] = await instalmentsOf(other.id)
      if (first) await reviseSchedule(data.db, other.id, 1, [{ ...first, amount: 5_000_000, dueOn: null }])
      await expect(reachStage(data.db, reached, preview.seen)).rejects.toThrow(StagePlanChanged)
      const { seen } = await planStage(data.db, reached)
      const outcomes = await Promise.allSettled([1, 2].map(() => reachStage(data.db, reached, seen)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await instalmentsOf(one.id)).map(({ dueOn }) => dueOn)).toEqual([
        ...['2026-11-18', '2026-11-18', '2026-11-28'],
      ])
      expect((await getBuyerFacts(data.db)).values).toMatchObject({
        stage: 'act-15',
        stageDate: '2026-11-18',
      })
    })

    test('a sale that is recorded while a stage is noted has its instalments due, one way or the other', async () => {
      await planned()
      const { id, revision } = await reserved()
      const reached = { stage: 'act-15', day: '2026-11-18', termDays: 0 } as const
      const { seen } = await planStage(data.db, reached)
      const [, noted] = await Promise.allSettled([
        sellReservation(data.db, id, revision, { finalPrice: 100, contractDate: '2026-11-18' }),
        reachStage(data.db, reached, seen),
      ])
      if (noted.status === 'rejected')
        await reachStage(data.db, reached, (await planStage(data.db, reached)).seen)
      expect((await instalmentsOf(id)).map(({ dueOn }) => dueOn)).toEqual(Array(3).fill('2026-11-18'))
    })

    test('buyers are reminded once of each day, in their language, and only while it is switched on', async () => {
      const { id, buyerEmail } = await sold(50_000)
      await saveCompanySettings(data.db, 0, aCompany)
      const remind = (day: string) => remindOfInstalments(data.db, new Date(`${day}T09:00:00Z`))
      const mails = async () =>
        (await listDueMails(data.db, Date.now() + 1000, 10)).map(({ message }) => message)
      expect(await remind('2026-11-17')).toBe(0)
      const settings = { ...defaultPaymentSettings, remindsBefore: true, remindsOverdue: true, daysBefore: 3 }
      const { revision } = await savePaymentSettings(data.db, 0, settings)
      expect(await remind('2026-11-14')).toBe(0)
      expect(await Promise.all([remind('2026-11-15'), remind('2026-11-15')]).then(([a, b]) => a + b)).toBe(1)
      expect(await remind('2026-11-16')).toBe(0)
      expect(await mails()).toMatchObject([{ to: buyerEmail, replyTo: aCompany.email }])
      expect((await mails())[0]?.subject).toContain('50')
      const [mail] = await listDueMails(data.db, Date.now() + 1000, 1)
      if (!mail) throw new Error('No mail is queued')
      expect(await instalmentHooks.isWanted(data.db, mail)).toBe(true)
      const [one] = await instalmentsOf(id)
      await addPayment(data.db, id, paying(one?.id ?? '', 5_000_000))
      expect(await instalmentHooks.isWanted(data.db, mail)).toBe(false)
      await savePaymentSettings(data.db, revision, {
        ...settings,
        remindsBefore: false,
        remindsOverdue: false,
      })
      expect(await remind('2026-12-01')).toBe(0)
    })

    test('the history has every payment, and of its note the name only', async () => {
      const { id } = await sold(50_000)
      const [one] = await instalmentsOf(id)
      const noted = { ...paying(one?.id ?? '', 200), note: 'от сестра му' }
      const added = await addPayment(data.db, id, noted)
      await revisePayment(data.db, added.id, 1, { ...noted, amount: 100 })
      await removePayment(data.db, added.id)
      const changes = await listChanges(data.db, { collection: 'payments' })
      expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'revised', 'added'])
      expect(changes[1]?.fields).toEqual({ amount: { from: 200, to: 100 } })
      expect(JSON.stringify(changes)).not.toContain('сестра')
      const ofDeal = (await listDealChanges(data.db, id, 50)).map(({ collection }) => collection)
      expect([...new Set(ofDeal)].toSorted()).toEqual(['payments', 'reservations', 'schedules'])
    })
  })
}

import type { MaintenanceUnit, VatStatement } from '../../domain/costs/cost-settings.ts'

export const costsFormText = {
  tab: 'Колко струва',
  shownOn:
    'При всеки свободен или резервиран апартамент с обявена цена посетителите виждат „Колко ми струва“: цена, ДДС, паркомясто, такси, поддръжка, вноски и кредит. Празно поле не се показва. Сметката влиза и в брошурата на апартамента (PDF).',
  shown: 'Показване',
  price: 'Цена и такси',
  maintenance: 'Поддръжка',
  loan: 'Кредит',
  loanAbout:
    'С тези стойности започва сметката; посетителят може да ги промени. Без лихва не се показва кредит.',
  labels: {
    isShown: 'Показвай „Колко ми струва“ при апартаментите',
    vat: 'ДДС',
    vatPercent: 'Ставка на ДДС (%)',
    notaryPercent: 'Нотариални такси (% от цената)',
    localPercent: 'Местен данък и вписване (% от цената)',
    maintenance: 'Поддръжка на месец (€)',
    maintenanceBy: 'Поддръжката е',
    ownShare: 'Собствени средства (%)',
    years: 'Срок (години)',
    rate: 'Лихва на година (%)',
  },
  hints: {
    vat: 'Важи и за паркоместата.',
    fees: 'Началната стойност е оценка: проверете я при нотариуса и в общината.',
    ownShare: 'В стъпки от 5.',
    rate: 'В стъпки от 0,1, най-много 15.',
  },
  vat: {
    unstated: 'Не се споменава',
    included: 'Включен в цените',
    added: 'Начислява се към цените',
    none: 'Не се дължи',
  } satisfies Record<VatStatement, string>,
  maintenanceBy: { metre: 'за м² обща площ', apartment: 'за апартамент' } satisfies Record<
    MaintenanceUnit,
    string
  >,
} as const

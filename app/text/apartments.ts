import { buildingNamed } from './site.ts'

export const apartmentsText = {
  title: 'Апартаменти',
  description: (building: string) =>
    `Всички апартаменти в ${buildingNamed(building)} с площи, изложение, цени и наличност на живо. Филтрирайте по вход, етаж, тип, статус, цена и площ.`,
  priceList: 'Ценова листа',
  count: (count: number) => (count === 1 ? '1 апартамент' : `${count} апартамента`),
} as const

import type { Exposure } from '../../../domain/building/exposure.ts'
import type { ConstructionStage } from '../../../domain/buyer-facts/construction-stage.ts'
import type { ParkingType } from '../../../domain/parking/parking-type.ts'
import type { Status } from '../../../domain/status.ts'

type Stage = Exclude<ConstructionStage, 'none'>

/** Names of stored values. Adjectives agree with their noun: апартамент is masculine, паркомясто is neuter. */
export const labels = {
  apartmentStatus: { available: 'Свободен', reserved: 'Резервиран', sold: 'Продаден' } satisfies Record<
    Status,
    string
  >,
  parkingStatus: { available: 'Свободно', reserved: 'Резервирано', sold: 'Продадено' } satisfies Record<
    Status,
    string
  >,
  parkingType: { covered: 'Покрито', uncovered: 'Открито', garage: 'Гараж' } satisfies Record<
    ParkingType,
    string
  >,
  exposure: {
    north: 'Север',
    south: 'Юг',
    east: 'Изток',
    west: 'Запад',
    northeast: 'Североизток',
    northwest: 'Северозапад',
    southeast: 'Югоизток',
    southwest: 'Югозапад',
  } satisfies Record<Exposure, string>,
  constructionStage: { 'act-14': 'Акт 14', 'act-15': 'Акт 15', 'act-16': 'Акт 16' } satisfies Record<
    Stage,
    string
  >,
  constructionStageMeaning: {
    'act-14': 'грубият строеж е завършен',
    'act-15': 'строежът е завършен и предаден',
    'act-16': 'разрешено е ползването на сградата',
  } satisfies Record<Stage, string>,
}

/** Labels of the lines on the pages of apartments and parking spots, by field. */
export const factLabels = {
  apartment: {
    floor: 'Етаж',
    entrance: 'Вход',
    rooms: 'Стаи',
    netArea: 'Чиста площ',
    area: 'Обща площ',
    exposure: 'Изложение',
    hasTerrace: 'Тераса',
  },
  parking: { number: 'Номер', floor: 'Ниво', type: 'Тип', size: 'Размер' },
  yes: 'Да',
  no: 'Не',
}

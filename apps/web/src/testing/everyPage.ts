import type { Page } from '../routes/defineRoute.ts'
import { placeOf, type Place } from '../routes/place.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['../routes/*/*.ts', '!../routes/*/*.test.ts'], { eager: true })

const isPage = (value: unknown): value is Page => typeof value === 'object' && value !== null && 'component' in value && 'view' in value

/** Every page that is defined, by its capability and its name there, as in `account/login`. */
export const everyPage: ReadonlyMap<string, Page> = new Map(
  Object.entries(files).flatMap(([file, definitions]) => {
    const capability = file.split('/').at(-2) ?? ''
    return Object.entries(definitions).flatMap(([name, value]) => (isPage(value) ? [[`${capability}/${name}`, value] as const] : []))
  }),
)

const params = { type: 'slot', id: 'moonlit-tides', token: 'token', resetPasswordToken: 'token' }

/** Places at which each page is to be walked through: one that names all that a page looks for, one that names something else, and one that names nothing. */
export const everyPlace: readonly Place[] = [
  placeOf(
    '/?type=slot&id=moonlit-tides&paymentId=pay-1&by=email&for=country&ticket=T-1&search=moon&new=1&package=harbor&coupon=HIGH-TIDE-20&payment=pay-1&way=BANK&amount=250&to=pa-1&withdrawal=wd-1&requested=wd-1',
    params,
    { token: 'GAME' },
  ),
  placeOf(
    '/?type=none&by=phone&for=verification&ticket=new&package=custom&way=CRYPTO&amount=250&to=new',
    { ...params, type: 'none' },
    null,
  ),
  placeOf('/', {}, null),
]

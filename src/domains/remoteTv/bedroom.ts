import type { TvEntry } from '../../contract/rooms.ts'

// The hotel does not mark which television stands beside a bed, so it is recognized by its name or description, in any
// language.
const bedroom =
  /bed ?room|\bbed\b|schlaf|chambre|dormitor|quarto|camera da letto|slaap|soveværelse|soverom|sovrum|makuuh|magamis|guļam|miegam|sypial|ložnic|spáln|spaln|spavać|спаваћ|спальн|спалн|hálósz|dhomë gjumi|yatak|υπνοδωμ|غرفة النوم|اتاق خواب|חדר שינה|शयन|ննջ|საძინებ|kamar tidur|bilik tidur|phòng ngủ|ห้องนอน|寝室|ベッド|침실|卧室|臥室/i

export const isInBedroom = ({ name, description }: TvEntry): boolean =>
  bedroom.test(name) || bedroom.test(description)

/** The televisions with those beside a bed first: where an alarm is meant. */
export const bedroomFirst = (tvs: readonly TvEntry[]): TvEntry[] => [
  ...tvs.filter(isInBedroom),
  ...tvs.filter((tv) => !isInBedroom(tv)),
]

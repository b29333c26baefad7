import { RadioOutlined as RadioIcon } from '../../../ui/icons/RadioOutlined.tsx'
import { Picture } from '../../../ui/Picture.tsx'

const icon = <RadioIcon />

/** A station's own picture, with a radio icon as the fallback (RAD-04). */
export const StationLogo = ({ image }: { image: string }) => (
  <Picture src={image} alt="" ratio={1} fit="contain" fallback={icon} />
)

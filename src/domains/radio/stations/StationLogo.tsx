import RadioIcon from '@mui/icons-material/RadioOutlined'
import { Picture } from '../../../ui/Picture.tsx'

const icon = <RadioIcon />

/** A station's own picture, or a radio where it has none (RAD-04). */
export const StationLogo = ({ image }: { image: string }) => (
  <Picture src={image} alt="" ratio={1} fit="contain" fallback={icon} />
)

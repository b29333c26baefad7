import LiveTv from '@mui/icons-material/LiveTvOutlined'
import { Picture } from '../../../ui/Picture.tsx'

/** Width over height of a channel's mark. */
const ratio = 1.6

/** The name stands beside it. */
export function ChannelLogo({ image }: { image: string }) {
  return <Picture src={image} alt="" ratio={ratio} fit="contain" fallback={<LiveTv />} />
}

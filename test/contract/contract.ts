// `npm run contract -- https://hotel.example --guest 101:Berger --guest 102:Rossi`: tries a hotel against the contract.
import { command } from './command.ts'

process.exit(await command(process.argv.slice(2)))

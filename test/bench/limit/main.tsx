/** The barest page with MUI: a bar, a heading and a bottom navigation. */
import AppBar from '@mui/material/AppBar'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>The limit</Toolbar>
      </AppBar>
      <Typography variant="h1">Good morning</Typography>
      <BottomNavigation showLabels>
        <BottomNavigationAction label="Home" />
        <BottomNavigationAction label="Menu" />
      </BottomNavigation>
    </ThemeProvider>,
  )

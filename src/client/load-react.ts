// In the chunk of React, which is evaluated with it instead of later, in the task of the app's own chunk.
import 'react-dom/client'

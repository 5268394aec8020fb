import * as z from 'zod';

// zod probes `new Function` when the first schema is made; the content policy would report that as an attack.
z.config({ jitless: true });

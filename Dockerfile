# The app in front of a hotel, on one port:
#   docker build -t bellhop .
#   docker run -p 8080:80 -e HOTEL_ORIGIN=https://systems.hotel.example bellhop
# With a name in BELLHOP_ADDRESS, such as guest.hotel.example, Caddy gets a certificate for it and listens at 443.
FROM node:24-slim AS build
WORKDIR /bellhop
COPY . .
RUN npm run build

FROM caddy:2 AS app
COPY --from=build /bellhop/build/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /bellhop/dist /srv/bellhop/ONEapp
EXPOSE 80 443

# The simulated hotel, for trying the app.
FROM build AS hotel
ENV HOST=0.0.0.0 PORT=8004 HOTEL_DB=/hotel/hotel.sqlite
RUN mkdir /hotel && chown node /hotel
USER node
VOLUME /hotel
EXPOSE 8004
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8004/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["npm", "start"]

FROM app

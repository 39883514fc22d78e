"""What comes back from the shop: garments pressed and folded flat, covers on a rail, boards that carry them.

A pressed garment is the folded slab of `doon.folded`, laid flat, with its details cut as flat pieces of cloth on top of it.
Its own coordinates: x across, y from the fold towards the camera (-d/2) to the collar (d/2), z = 0 its top."""
from doon import *
FLAT = dict(soft=.45)

def board(w, d, t=.07, r=.16, mat=None, loc=(0, 0, 0), bev=.02):
    """board with round corners; its top is at loc.z + t"""
    a = np.linspace(0, np.pi/2, 12); c = [(w/2-r, d/2-r, 0), (-w/2+r, d/2-r, 1), (-w/2+r, -d/2+r, 2), (w/2-r, -d/2+r, 3)]
    return extrude_outline([(x+r*math.cos(t_+k*math.pi/2), y+r*math.sin(t_+k*math.pi/2)) for x, y, k in c for t_ in a], t, mat or wood(), bev=bev, loc=loc)

class Pressed:
    def __init__(self, mat, w=1.1, d=1.5, t=.055, layers=4, seed=0):
        self.w, self.d, self.mat, self.top = w, d, mat, layers*(t+.006); o, _ = folded(w, d, t, layers, mat, seed=seed, **FLAT); self.parts = [o]
    def piece(self, pts, mat=None, off=.0, h=.012, bev=.004, mirror=False):
        """a flat piece of cloth on the top; `mirror` adds its twin on the other side"""
        for sg in (1, -1) if mirror else (1,): self.parts.append(extrude_outline([(sg*x, y) for x, y in pts], h, mat or self.mat, bev=bev, seg=3, loc=(0, 0, self.top+off)))
    def button(self, x, y, mat, r=.02, off=.014): self.parts.append(cyl(r, .014, (x, y, self.top+off), mat, bev=.005, seg=28))
    def placket(self, y1, n, mat=None, btn=None, hw=.04, y0=None):
        """a strip from y1 to the fold and round it, or to y0 only"""
        r = self.top/2; c = -self.d/2+.375*self.top; end = c if y0 is None else y0; path = [(y, self.top) for y in np.linspace(y1, end, 24)]+([] if y0 else [(c-r*math.sin(a), r+r*math.cos(a)) for a in np.linspace(0, math.pi*.94, 20)[1:]])
        P = np.array([[(x, y-.006*(z < self.top), z+.004) for x in np.linspace(-hw, hw, 5)] for y, z in path]); s = np.arange(len(path))*.03
        self.parts.append(grid(P, mat or self.mat, np.array([[(x, v) for x in np.linspace(-hw, hw, 5)] for v in s]), thick=.014, sub=1))
        for k in range(n): self.button(0, y1-.10-k*(y1-end-.14)/max(n-1, 1)*.97, btn or plain('ivory', .35, coat=.4), off=.018)
    def pocket(self, x, y, w=.22, h=.24, flap=None, btn=None, mat=None):
        self.piece([(x-w/2, y), (x-w/2, y-h*.86), (x, y-h), (x+w/2, y-h*.86), (x+w/2, y)], mat, .0, .009)
        if flap: self.piece([(x-w/2-.008, y+.01), (x-w/2-.008, y-.075), (x, y-.11), (x+w/2+.008, y-.075), (x+w/2+.008, y+.01)], flap, .009, .010)
        if flap and btn: self.button(x, y-.07, btn, .018, .024)
        if not flap: self.piece([(x-w/2, y), (x+w/2, y), (x+w/2, y-.045), (x-w/2, y-.045)], mat, .008, .006)
    def collar(self, mat=None, cs=1.45, back=.20):
        """a pressed shirt collar: a stand round the neck, two leaves that lie on the front"""
        m = mat or self.mat; y0 = self.d/2-back; n = 49; ph = np.linspace(-np.pi, np.pi, n)*.97; x, y = .135*cs*np.sin(ph), .085*cs*np.cos(ph); k = (1-np.cos(ph))/2     # k: 0 at the nape, 1 at the throat
        st = (.085-.035*k)*cs; rows = [np.stack([x*a, y*b, st*h], 1) for a, b, h in ((1, 1, -.1), (.98, .98, .6), (.97, .97, 1.0), (1.03, 1.04, 1.02))]
        e = np.clip((np.abs(ph)/np.pi-.60)/.37, 0, 1)**1.4
        for f in (.4, .75, 1): rows.append(np.stack([x*(1.05+.26*f)+np.sign(ph)*e*.105*cs*f, y*(1.08+.30*f)-e*.075*cs*f, st*(1-f)+.022*f+.012*np.sin(np.pi*f)], 1))
        o = grid(np.stack(rows), m, thick=.013, sub=2, name='collar'); o.location = (0, y0, self.top); self.parts.append(o)
        inside = [(.135*cs*math.sin(a), y0+.085*cs*math.cos(a)) for a in np.linspace(0, 6.283, 40, endpoint=False)]; self.piece(inside, m, -.002, .008)
    def band_collar(self, mat, cs=1.3, back=.17, h=.058):
        y0 = self.d/2-back; n = 61; ph = np.linspace(-np.pi, np.pi, n)*.965; x, y = .135*cs*np.sin(ph), .10*cs*np.cos(ph); k = (1-np.cos(ph))/2; L = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))]); v = (0, .5, 1)
        o = grid(np.stack([np.stack([x*(1-.03*q), y*(1-.03*q), h*q*cs*(1-.3*k)], 1) for q in v]), mat, np.stack([np.repeat(L[None], 3, 0), np.repeat(np.array(v)[:, None]*.075, n, 1)], 2), thick=.014, sub=2); o.location = (0, y0, self.top); self.parts.append(o)
        self.piece([(.13*cs*math.sin(a), y0+.096*cs*math.cos(a)) for a in np.linspace(0, 6.283, 40, endpoint=False)], None, -.002, .008)
    def tie(self, mat, y0, L=.95, w=.085):
        self.piece([(-.036, y0-.09), (.036, y0-.09), (w, y0-L+.09), (0, y0-L), (-w, y0-L+.09)], mat, .016, .018, .007)
        self.piece([(-.068, y0+.035), (.068, y0+.035), (.040, y0-.105), (-.040, y0-.105)], mat, .022, .04, .014)
    def wrap(self, mat, y, hw=.10, up=.02, down=None, g=.012):
        """a paper band round the slab, down to `down` below its top"""
        x = self.w/2+g; z0 = -(self.top if down is None else down)+.004; r = .02
        p = [(-x, z0), (-x, up-r), (-x+r, up), (x-r, up), (x, up-r), (x, z0)]
        self.parts.append(grid(np.array([[(a, y-hw, self.top+b), (a, y+hw, self.top+b)] for a, b in p]), mat, np.array([[(a, -hw), (a, hw)] for a, _ in p]), thick=.006))
    def place(self, loc=(0, 0, 0), rotz=0): self.z = loc[2]+self.top; return move(self.parts, loc, (0, 0, rotz))

def pressed_shirt(mat, btn=None, pocket=True, trim=None, **kw):
    P = Pressed(mat, **kw); d = P.d; P.placket(d*.29, 5, trim, btn); P.collar(trim)
    if pocket: P.pocket(.27*P.w, d*.13)
    return P

def cover(mat, pipe, loc=(0, 0, 0), rotz=0, L=1.72, hw=.47, depth=.085, seed=0, zipm=None, hook=None):
    """a garment in its cloth cover; loc = the rail it hangs on. Slim: a cover has the thickness of what it holds"""
    n, m = 64, 72; k = np.linspace(0, 1, n); th = np.linspace(0, 2*np.pi, m, endpoint=False); c, s = np.cos(th), np.sin(th)
    z = -L*k; sh = np.clip(k/.135, 0, 1); W_ = np.interp(k, (0, .012, .03, .135, .20, .6, 1), (.035, .05, .12, hw*.93, hw*.985, hw*1.0, hw*1.03)); D = depth*np.interp(k, (0, .03, .12, .3, .7, 1), (.35, .45, .62, .95, 1.0, .80))
    g = np.random.default_rng(seed); a = g.uniform(0, 6.28, 4); P = np.zeros((n, m, 3)); X = W_[:, None]*np.sign(c)*np.abs(c)**.9; fold = (.55+.45*k)[:, None]*np.clip(sh, 0, 1)[:, None]**2
    und = .030*np.sin(2*np.pi*(1.15*X+.10*k[:, None])+a[0])+.016*np.sin(2*np.pi*(2.3*X-.12*k[:, None])+a[1])+.007*np.sin(2*np.pi*(4.4*X+.2*k[:, None])+a[2])
    P[..., 0] = X+.012*np.sin(3*k[:, None]+a[3])*k[:, None]; P[..., 1] = D[:, None]*np.sign(s)*np.abs(s)**1.15+und*fold; P[..., 2] = z[:, None]-.018*(1-np.abs(X)/hw)*(k[:, None] > .98)
    end = [P[-1]*np.array([q, q, 1])+np.array([0, 0, -.006*(1-q)]) for q in (.985, .5, .01)]; A = np.concatenate([P, np.array(end)]); O = [grid(A, mat, np.stack([np.repeat(th[None]*hw*.64, n+3, 0), np.repeat(A[:, :1, 2], m, 1)], 2), closed_v=True, sub=1, name='cover')]
    rim = [tuple(p) for p in P[::3, 0]]+[tuple(p) for p in P[-1, 1:m//2:2]]+[tuple(p) for p in P[::3, m//2][::-1]]; O.append(tube(rim, .011, pipe, res=3))
    f = 3*m//4; O.append(tube([(p[0], p[1]-.004, p[2]) for p in P[6::4, f]], .008, zipm or pipe, res=2)); p = P[8, f]; O.append(box((.022, .012, .06), (p[0], p[1]-.012, p[2]-.02), plain('brass', .25, 1), r=.004))
    O.append(tube([(0, 0, -.04), (0, 0, .17), (.055, 0, .235), (.07, 0, .30), (0, 0, .368), (-.066, 0, .315)], .012, hook or plain('#D5D9D8', .2, 1)))
    return move(O, (loc[0], loc[1], loc[2]-.325), (math.radians(g.uniform(-1, 1)), 0, rotz))

def rack(x0, x1, z, y=0, mat=None, base=None, foot=.42):
    """a rail on two posts, with a shelf near the floor"""
    b = mat or plain('brass', .25, 1); r = .12
    q = [(r-r*math.sin(a), r-r*math.cos(a)) for a in np.linspace(0, math.pi/2, 10)]          # from the rail down into the post
    tube([(x0, y, .05)]+[(x0+u, y, z-v) for u, v in q[::-1]]+[(x1-u, y, z-v) for u, v in q]+[(x1, y, .05)], .03, b, smooth=False)
    for x in (x0, x1): tube([(x, y-foot, .035), (x, y+foot, .035)], .032, b, smooth=False)
    if base: box((x1-x0-.03, foot*1.5, .045), ((x0+x1)/2, y, .20), base, r=.015)
